# The table as a container: `docker build -t domineum .`, or `docker compose up` (docs/deploy.md).
# `make proofs ARGS="container"` runs these very steps without Docker.

# The page is made from the schema of the server, so the server's packages come first.
FROM python:3.12-slim AS schema
WORKDIR /build
COPY constraints.txt pyproject.toml hatch_build.py README.md ./
COPY src src
COPY docs/rules docs/rules
RUN python -m venv /opt/domineum
RUN /opt/domineum/bin/pip install --quiet --no-cache-dir --constraint constraints.txt .
RUN /opt/domineum/bin/python -m domineum.server.api /build/build/openapi.json

FROM node:20-slim AS page
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save --silent
COPY web .
COPY src /build/src
COPY --from=schema /build/build/openapi.json /build/build/openapi.json
RUN npm run --silent types
RUN npm run --silent build -- --logLevel warn

FROM python:3.12-slim
# What runs needs nothing to be written but /data, and no tmp but that of the system.
ENV PYTHONDONTWRITEBYTECODE=1 PYTHONUNBUFFERED=1
ENV PATH=/opt/domineum/bin:$PATH
ENV DOMINEUM_HOST=0.0.0.0 DOMINEUM_PORT=8000
ENV DOMINEUM_DATABASE=sqlite:////data/tables.sqlite
ENV DOMINEUM_WEB=/opt/domineum/page
COPY --from=schema /opt/domineum /opt/domineum
COPY --from=page /build/web/dist /opt/domineum/page
RUN python -m compileall -q /opt/domineum/lib
RUN mkdir -p /data
RUN chown 10001:10001 /data
USER 10001:10001
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ["domineum", "serve", "--healthcheck"]
CMD ["domineum", "serve"]
