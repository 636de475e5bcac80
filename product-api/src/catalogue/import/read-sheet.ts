import { MAX_IMPORT_LINES } from '@bieznik/contract/catalogue/product-import'
import { MERGED } from './cell-guards.ts'
import { cellAt, columnAt, mergesIn, type Merge } from './sheet-addresses.ts'
import { shownNumber } from './shown-number.ts'
import { WorkbookTooLarge, type Workbook } from './workbook-parts.ts'
import { readXml, type Attributes } from './workbook-xml.ts'

/** One row as it is seen; its line is the sheet's. */
export type SheetRow = { line: number; cells: string[] }

export type Sheet = { rows: SheetRow[]; hiddenRows: number; hiddenColumns: string[] }

/** More than any list has; a cell far to the right makes a row of thousands. */
const MAX_COLUMNS = 512
const MAX_CHARACTERS = 48 * 1024 * 1024

/** Beyond the lines that an import takes, and what stands above them. */
const MAX_ROWS = MAX_IMPORT_LINES + 100

/** The text of `_x000D_` and its like. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g

type Cell = {
  column: number
  type: string
  style: number
  value: string
  formula: string | null
  text: string
}

/** Reads a sheet as it is seen: without hidden rows and columns, and with what formats say. Throws `WorkbookTooLarge`. */
export class SheetReader {
  private readonly workbook: Workbook
  /** Those that begin below the rows that have been read, the next one last. */
  private readonly coming: Merge[]
  private merges: Merge[] = []
  private readonly maxRows: number
  private readonly hidden = new Set<number>()
  private readonly sheet: Sheet = { rows: [], hiddenRows: 0, hiddenColumns: [] }
  private row = { line: 0, isHidden: false, cells: new Map<number, string>() }
  private cell: Cell | null = null
  private within = ''
  private characters = 0
  private isSheet = false

  constructor(part: Uint8Array, workbook: Workbook, maxRows = MAX_ROWS) {
    this.workbook = workbook
    this.coming = mergesIn(part).toSorted((one, other) => other.top - one.top)
    this.maxRows = maxRows
  }

  /** Null: the part is no sheet. */
  read(part: Uint8Array): Sheet | null {
    readXml(
      part,
      {
        open: (name, attributes) => this.open(name, attributes),
        text: (text) => this.add(text),
        close: (name) => this.close(name),
      },
      () => this.sheet.rows.length >= this.maxRows,
    )
    return this.isSheet ? this.sheet : null
  }

  private open(name: string, attributes: Attributes): void {
    if (name === 'sheetData') this.isSheet = true
    if (name === 'col') this.openColumn(attributes)
    if (name === 'row') {
      const said = Number(attributes.get('r'))
      const line = Number.isInteger(said) && said > this.row.line ? said : this.row.line + 1
      this.row = { line, isHidden: isHidden(attributes, 'ht'), cells: new Map() }
    }
    if (name === 'c') {
      const before = this.cell?.column ?? -1
      const column = cellAt(attributes.get('r') ?? '')?.column ?? before + 1
      const style = Number(attributes.get('s') ?? -1)
      this.cell = { column, type: attributes.get('t') ?? 'n', style, value: '', formula: null, text: '' }
    }
    if (name === 'f' && this.cell) this.cell.formula = ''
    this.within = name
  }

  private openColumn(attributes: Attributes): void {
    if (!isHidden(attributes, 'width')) return
    const last = Math.min(Number(attributes.get('max')), MAX_COLUMNS)
    for (let column = Number(attributes.get('min')) - 1; column < last; column++) {
      this.hidden.add(column)
      this.sheet.hiddenColumns.push(columnAt(column))
    }
  }

  private add(text: string): void {
    const { cell, within } = this
    if (!cell) return
    if (within === 'v') cell.value += text
    if (within === 'f') cell.formula = `${cell.formula ?? ''}${text}`
    if (within === 't') cell.text += text
  }

  private close(name: string): void {
    this.within = ''
    if (name === 'c' && this.cell) {
      const shown = this.shown(this.cell)
      if (shown !== '' && this.cell.column >= MAX_COLUMNS) throw new WorkbookTooLarge('too_many_columns')
      if (shown !== '') this.row.cells.set(this.cell.column, shown)
    }
    if (name === 'row') this.closeRow()
  }

  private closeRow(): void {
    this.cell = null
    if (this.row.isHidden) {
      this.sheet.hiddenRows += 1
      return
    }
    this.cover()
    const { line, cells: found } = this.row
    const width = Math.max(-1, ...found.keys()) + 1
    const cells: string[] = []
    for (let column = 0; column < width; column++)
      if (!this.hidden.has(column)) cells.push(found.get(column) ?? '')
    if (cells.every((cell) => cell.trim() === '')) return
    this.characters += cells.reduce((sum, cell) => sum + cell.length, 0)
    if (this.characters > MAX_CHARACTERS) throw new WorkbookTooLarge()
    this.sheet.rows.push({ line, cells })
  }

  /** Cells below the first of merged ones show its value too, and those beside it a part of it. */
  private cover(): void {
    const { line, cells } = this.row
    this.merges = this.merges.filter(({ bottom }) => bottom >= line)
    for (let next = this.coming.at(-1); next && next.top <= line; next = this.coming.at(-1)) {
      this.coming.pop()
      if (next.bottom >= line) this.merges.push(next)
    }
    for (const merge of this.merges) {
      if (line === merge.top) merge.value = cells.get(merge.left) ?? ''
      if (merge.value === '') continue
      for (let column = merge.left; column <= Math.min(merge.right, MAX_COLUMNS); column++) {
        if (line === merge.top && column === merge.left) continue
        cells.set(column, `${MERGED}${column === merge.left ? merge.value : ''}`)
      }
    }
  }

  private shown({ type, style, value, formula, text }: Cell): string {
    const { strings, formats, startsIn1904 } = this.workbook
    if (formula !== null && value === '' && type !== 'str') return `=${formula || '…'}`
    switch (type) {
      case 's':
        return unescaped(strings[Number(value)] ?? '')
      case 'inlineStr':
        return unescaped(text)
      case 'str':
      case 'e':
        return unescaped(value)
      case 'b':
        return value === '1' ? 'true' : 'false'
      case 'd':
        return value.slice(0, 10)
      default:
        return value.trim() === '' ? '' : shownNumber(Number(value), formats[style] ?? '', startsIn1904)
    }
  }
}

const isHidden = (attributes: Attributes, size: 'ht' | 'width') =>
  ['1', 'true'].includes(attributes.get('hidden') ?? '') || Number(attributes.get(size) ?? 1) === 0

const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
