// Tables as comma-separated text (RFC 4180): quoted where needed, lines ended by CR LF.

export type CsvValue = string | number | boolean | null | undefined;

export function csv(head: readonly string[], rows: readonly (readonly CsvValue[])[]): string {
  return [head, ...rows].map((row) => row.map(field).join(',') + '\r\n').join('');
}

function field(value: CsvValue): string {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) || text.trim() !== text ? `"${text.replaceAll('"', '""')}"` : text;
}
