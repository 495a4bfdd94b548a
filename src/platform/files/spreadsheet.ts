const FORMULA_START = /^[=+\-@\t\r]/

/** Writes a sheet as CSV (RFC 4180) with a byte-order mark. An apostrophe turns text that a spreadsheet would read as a formula into text. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): Blob {
  const cell = (value: string | number): string => {
    if (typeof value === 'number') return String(value)
    const text = FORMULA_START.test(value) ? `'${value}` : value
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n')
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}

/** Writes a sheet as an Excel file with a bold first row. Texts are stored as texts, never as formulas. The writer is loaded on first use. */
export async function xlsxOf(rows: readonly (readonly (string | number)[])[], name: string): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const cells = rows.map((row, place) =>
    row.map((value) =>
      typeof value === 'number'
        ? { value, type: Number }
        : { value, type: String, ...(place === 0 ? { fontWeight: 'bold' as const } : {}) },
    ),
  )
  return writeXlsxFile(cells, { sheet: name.slice(0, 31) }).toBlob()
}
