import { get } from "../api/client";
import type { RecordText } from "../api/types";

/** Save a text as a file. */
export function saveFile(text: string, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Save the record of a table as a file. */
export async function saveRecord(table: string, token: string): Promise<void> {
  const { record } = await get<RecordText>(`/tables/${table}/record`, token);
  saveFile(record, `${table}.record`, "text/plain");
}
