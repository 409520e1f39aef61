// Writes the types of the published schema as TypeScript: node api-types.mjs openapi.json types.d.ts
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const [, , source, target] = process.argv;
const { schemas } = JSON.parse(readFileSync(source, "utf8")).components;

const NAMES = { integer: "number", number: "number", string: "string", boolean: "boolean", null: "null" };

function type(schema) {
  if (schema === true || schema === undefined || Object.keys(schema).length === 0) return "unknown";
  if (schema.$ref) return schema.$ref.split("/").pop();
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map(type).join(" | ");
  if (schema.allOf) return schema.allOf.map(type).join(" & ");
  if (Array.isArray(schema.type)) return schema.type.map((name) => type({ ...schema, type: name })).join(" | ");
  if (schema.type === "array") return array(schema);
  if (schema.type === "object") return object(schema);
  return NAMES[schema.type] ?? "unknown";
}

function array(schema) {
  if (schema.prefixItems) return `[${schema.prefixItems.map(type).join(", ")}]`;
  return `Array<${type(schema.items)}>`;
}

function object(schema) {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const comment = field.description ? `/** ${field.description.replaceAll("*/", "")} */ ` : "";
    return `${comment}${JSON.stringify(name)}${required.has(name) ? "" : "?"}: ${type(field)};`;
  });
  const rest = schema.additionalProperties;
  if (fields.length === 0) return `Record<string, ${type(rest === false ? {} : rest)}>`;
  return `{ ${fields.join(" ")} }`;
}

const lines = Object.entries(schemas).map(([name, schema]) => {
  const comment = schema.description ? `/** ${schema.description.replaceAll("*/", "")} */\n` : "";
  return `${comment}export type ${name} = ${type(schema)};\n`;
});
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, `// Written by scripts/api-types.mjs from the server's schema.\n\n${lines.join("\n")}`);
