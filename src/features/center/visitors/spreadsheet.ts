const FORMULA_START = /^[=+\-@\t\r]/

/** A sheet as lines of text (RFC 4180) with a mark of UTF-8. What a spreadsheet would take for a formula is made text by an apostrophe. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): Blob {
  const cell = (value: string | number): string => {
    if (typeof value === 'number') return String(value)
    const text = FORMULA_START.test(value) ? `'${value}` : value
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n')
  return new Blob(['\uFEFF', text, '\r\n'], { type: 'text/csv;charset=utf-8' })
}

/** The same as an Excel file, its first row bold. Texts are stored as texts, never as formulas. The writer is loaded when it is first needed. */
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
