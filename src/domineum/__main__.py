"""`python -m domineum` is the `domineum` command."""

from domineum.cli import main

raise SystemExit(main())
