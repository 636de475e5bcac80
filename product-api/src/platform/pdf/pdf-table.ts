import {
  BOLD,
  INK,
  needRoom,
  REGULAR,
  rule,
  wholeWidth,
  write,
  writeSmall,
  type Column,
  type Pdf,
} from './pdf-sheet.ts'

const TEXT = 9
const GAP = 8
const PADDING = 5

/** A column of a table: its share of the width; amounts stand at its right edge. */
export interface TableColumn {
  name: string
  share: number
  isAmount?: boolean
}

/** `195/80 R15`: a size stays in one line. */
const unbroken = (text: string) => text.replaceAll(/(\d[/x]\d[\d.]*) (?=Z?R\d)/g, '$1\u00A0')

interface Table {
  columns: readonly TableColumn[]
  rows: readonly (readonly string[])[]
  /** Below the rows, in bold. */
  total?: readonly string[]
}

/** Cells side by side, each as high as it needs; returns where the next row begins. */
function cells(
  pdf: Pdf,
  places: readonly Column[],
  writeCell: (index: number, place: Column) => void,
): number {
  const top = pdf.y
  let bottom = top
  places.forEach((place, index) => {
    pdf.y = top
    writeCell(index, place)
    bottom = Math.max(bottom, pdf.y)
  })
  return bottom
}

function placesOf(columns: readonly TableColumn[], { left, width }: Column): Column[] {
  let next = left
  return columns.map(({ share }, index) => {
    const whole = share * width
    const place = { left: next, width: index === columns.length - 1 ? whole : whole - GAP }
    next += whole
    return place
  })
}

/** A table with a line below each row. Its head stands again on each page that it goes on to. */
export function writeTable(pdf: Pdf, { columns, rows: given, total }: Table, column = wholeWidth(pdf)): void {
  const rows = given.map((row) => row.map(unbroken))
  const places = placesOf(columns, column)
  const align = (index: number) => (columns[index]?.isAmount ? 'right' : 'left')
  const heightOf = (row: readonly string[], font: string) => {
    pdf.font(font).fontSize(TEXT)
    return Math.max(
      ...row.map((text, index) => pdf.heightOfString(text, { width: places[index]?.width ?? 0, lineGap: 1 })),
    )
  }
  const head = () => {
    pdf.y = cells(pdf, places, (index, place) =>
      writeSmall(pdf, columns[index]?.name ?? '', place, align(index)),
    )
    pdf.y += PADDING - 1
    rule(pdf, column, 0.9, INK)
  }
  const body = (row: readonly string[], font: string) => {
    const height = heightOf(row, font) + 2 * PADDING
    const page = pdf.page
    needRoom(pdf, height)
    if (pdf.page !== page) head()
    pdf.y += PADDING
    pdf.y = cells(pdf, places, (index, place) =>
      write(pdf, row[index] ?? '', place, { font, size: TEXT, lineGap: 1, align: align(index) }),
    )
    pdf.y += PADDING - 1
    rule(pdf, column)
  }
  needRoom(pdf, heightOf(rows[0] ?? [], REGULAR) + 8 * PADDING)
  head()
  for (const row of rows) body(row, REGULAR)
  if (total) body(total, BOLD)
  pdf.y += 14
}
