import { strToU8, zipSync } from 'fflate'

type Cell = string | number | boolean | null | { xml: string }

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function cellOf(cell: Cell, address: string): string {
  if (cell === null) return ''
  if (typeof cell === 'object') return cell.xml.replace('<c', `<c${address}`)
  if (typeof cell === 'number') return `<c${address}><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c${address} t="b"><v>${cell ? 1 : 0}</v></c>`
  return `<c${address} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

export type TestSheet = {
  name?: string
  rows: readonly (readonly Cell[])[]
  state?: 'hidden' | 'veryHidden'
  /** Lines, counting from 1. */
  hiddenRows?: readonly number[]
  /** Before the rows. */
  columns?: string
  /** Such as `B2:B3`. */
  merged?: readonly string[]
  /** Rows and cells say nothing of where they stand. */
  isWithoutAddresses?: boolean
}

function sheetOf({ rows, hiddenRows, columns = '', merged = [], isWithoutAddresses }: TestSheet): string {
  const lines = rows.map((cells, at) => {
    const line = at + 1
    const address = (column: number) =>
      isWithoutAddresses ? '' : ` r="${String.fromCharCode(65 + column)}${line}"`
    const written = cells.map((cell, column) => cellOf(cell, address(column)))
    const hidden = hiddenRows?.includes(line) ? ' hidden="1"' : ''
    return `<row${isWithoutAddresses ? '' : ` r="${line}"`}${hidden}>${written.join('')}</row>`
  })
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const tail = merges && `<mergeCells>${merges}</mergeCells>`
  return `<worksheet xmlns="${MAIN}">${columns}<sheetData>${lines.join('')}</sheetData>${tail}</worksheet>`
}

function stylesOf(formats: readonly string[]): string {
  const codes = formats.map((format) => escaped(format).replaceAll('"', '&quot;'))
  const named = codes.map((code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${code}"/>`)
  const used = formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`)
  return `<styleSheet xmlns="${MAIN}"><numFmts>${named.join('')}</numFmts><cellXfs>${used.join('')}</cellXfs></styleSheet>`
}

/** An XLSX file as a spreadsheet saves it; `s="0"` of a cell is the first of the formats. */
export function workbookWith(sheets: readonly TestSheet[], formats: readonly string[] = []): Buffer {
  const names = sheets.map(
    ({ name = 'Cennik', state }, at) =>
      `<sheet name="${escaped(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  )
  const relations = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${RELATIONSHIPS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  )
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONSHIPS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONSHIPS}"><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
    'xl/styles.xml': stylesOf(formats),
  }
  for (const [at, sheet] of sheets.entries()) parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetOf(sheet)
  const files = Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [
      name,
      strToU8(`<?xml version="1.0" encoding="UTF-8"?>${text}`),
    ]),
  )
  return Buffer.from(zipSync(files))
}

/** One of one sheet. */
export const workbookOf = (rows: TestSheet['rows']): Buffer => workbookWith([{ rows }])
