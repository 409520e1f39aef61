import { get } from "../api/client";
import type { RecordText } from "../api/types";

/** Save the record of a table as a file. */
export async function saveRecord(table: string, token: string): Promise<void> {
  const { record } = await get<RecordText>(`/tables/${table}/record`, token);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  link.download = `${table}.record`;
  link.click();
  URL.revokeObjectURL(link.href);
}
