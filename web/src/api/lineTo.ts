import { isHere } from "./client";
import { HereLine } from "./hereLine";
import type { Handlers, TableLine } from "./line";
import { TableSocket } from "./socket";

/** Sit down at a table, wherever it is kept. */
export function lineTo(table: string, handlers: Handlers): TableLine {
  return isHere(table) ? new HereLine(table, handlers) : new TableSocket(table, handlers);
}
