import type { ProductType } from '@bieznik/contract/catalogue/product'
import type { SheetChoice } from '@bieznik/contract/catalogue/product-import'
import { mapColumns, namesProducts } from './columns.ts'
import { withoutMerged } from './cell-guards.ts'
import { SheetReader } from './read-sheet.ts'
import {
  openWorkbook,
  unpackPart,
  WorkbookTooLarge,
  type SheetPart,
  type Workbook,
} from './workbook-parts.ts'

/** The sheet that is read is the one of this name, or the first one that is seen and has a header of such products. */
export type WantedSheet = {
  file: Uint8Array
  sheet?: string | undefined
  productType?: ProductType | undefined
}

/** The rows of a sheet as lines of JSON, or why there are none. */
export type UnpackedSheet =
  | { rows: Uint8Array; choice: SheetChoice }
  | { reason: 'not_xlsx' | WorkbookTooLarge['reason'] | 'sheet_unknown' | 'no_visible_sheet' }

/** A header is looked for among this many rows. */
const LOOKED_AT = 20

/** For a process of its own: a large sheet takes seconds, and a small file can make a sheet that no memory is enough for. */
export async function unpackXlsx(wanted: WantedSheet): Promise<UnpackedSheet> {
  try {
    const workbook = openWorkbook(wanted.file)
    return workbook && workbook.sheets.length > 0 ? unpackSheet(workbook, wanted) : { reason: 'not_xlsx' }
  } catch (error) {
    return { reason: error instanceof WorkbookTooLarge ? error.reason : 'not_xlsx' }
  }
}

function unpackSheet(workbook: Workbook, wanted: WantedSheet): UnpackedSheet {
  const { sheets } = workbook
  const used =
    wanted.sheet === undefined
      ? firstWithHeader(workbook, wanted)
      : sheets.find(({ name }) => name === wanted.sheet)
  if (!used) return { reason: wanted.sheet === undefined ? 'no_visible_sheet' : 'sheet_unknown' }
  const part = unpackPart(wanted.file, used.path)
  const sheet = part && new SheetReader(part, workbook).read(part)
  if (!sheet) return { reason: 'not_xlsx' }
  const { rows, hiddenRows, hiddenColumns } = sheet
  const choice = {
    used: used.name,
    sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    hiddenRows,
    hiddenColumns,
  }
  const lines = rows.map((row) => JSON.stringify(row)).join('\n')
  return { rows: new TextEncoder().encode(lines), choice }
}

/** Where no sheet has a header that is known, the first one with more than a title is offered for staff to say what its columns are. */
function firstWithHeader(workbook: Workbook, { file, productType }: WantedSheet): SheetPart | undefined {
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden)
  if (visible.length < 2) return visible[0]
  const looked = visible.map((sheet) => {
    const part = unpackPart(file, sheet.path)
    const rows = part ? (new SheetReader(part, workbook, LOOKED_AT).read(part)?.rows ?? []) : []
    return { sheet, rows: rows.slice(0, LOOKED_AT).map(({ cells }) => cells.map(withoutMerged)) }
  })
  const withHeader = looked.find(({ rows }) =>
    rows.some((cells) => namesProducts(mapColumns(cells, productType && { productType }))),
  )
  const withCells = looked.find(({ rows }) =>
    rows.some((cells) => cells.filter((cell) => cell !== '').length > 1),
  )
  return (withHeader ?? withCells ?? looked[0])?.sheet
}
