import { unzipSync } from 'fflate'
import { readXml } from './workbook-xml.ts'

/** A sheet by its name, and the part that holds it. */
export type SheetPart = { name: string; isHidden: boolean; path: string }

/** What its sheets share. */
export type Workbook = {
  sheets: SheetPart[]
  strings: string[]
  /** Formats of numbers by the style of a cell. */
  formats: string[]
  startsIn1904: boolean
}

/** What the parts of a file may be, unpacked: a file of a few KB can say that it is a thousand times as large. */
const MAX_PART_BYTES = 128 * 1024 * 1024

/** What no import takes. */
export class WorkbookTooLarge extends Error {
  readonly reason: 'xlsx_too_large' | 'too_many_columns'

  constructor(reason: WorkbookTooLarge['reason'] = 'xlsx_too_large') {
    super(reason)
    this.reason = reason
  }
}

/** One part of a file, or nothing. What unpacks it lets it become no larger than it says itself. Throws `WorkbookTooLarge`. */
export function unpackPart(file: Uint8Array, path: string): Uint8Array | undefined {
  const parts = unzipSync(file, {
    filter: ({ name, originalSize }) => {
      if (name !== path) return false
      if (originalSize > MAX_PART_BYTES) throw new WorkbookTooLarge()
      return true
    },
  })
  return parts[path]
}

/** The formats that styles name by a number alone (ECMA-376, part 1, 18.8.30), as far as they change what is seen. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  22: 'yyyy-mm-dd h:mm',
}

/** Of `/xl/worksheets/sheet1.xml` or `worksheets/sheet1.xml`. */
const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

/** Null: it is no workbook. */
export function openWorkbook(file: Uint8Array): Workbook | null {
  const workbook = unpackPart(file, 'xl/workbook.xml')
  const relations = unpackPart(file, 'xl/_rels/workbook.xml.rels')
  if (!workbook || !relations) return null
  const targets = new Map<string, string>()
  readXml(relations, {
    open: (_, attributes) => targets.set(attributes.get('Id') ?? '', pathOf(attributes.get('Target') ?? '')),
  })
  const sheets: SheetPart[] = []
  let startsIn1904 = false
  readXml(workbook, {
    open: (name, attributes) => {
      if (name === 'workbookPr') startsIn1904 = ['1', 'true'].includes(attributes.get('date1904') ?? '')
      const path = name === 'sheet' ? targets.get(attributes.get('id') ?? '') : undefined
      const isHidden = (attributes.get('state') ?? 'visible') !== 'visible'
      if (path !== undefined) sheets.push({ name: attributes.get('name') ?? '', isHidden, path })
    },
  })
  const shared = [...targets.values()]
  return {
    sheets,
    strings: stringsOf(file, shared),
    formats: formatsOf(file, shared),
    startsIn1904,
  }
}

const endingIn = (paths: string[], name: string) =>
  paths.find((path) => path.toLowerCase().endsWith(name.toLowerCase())) ?? `xl/${name}`

/** Rich text is joined, and what helps to pronounce it is left out. */
function stringsOf(file: Uint8Array, paths: string[]): string[] {
  const strings: string[] = []
  const part = unpackPart(file, endingIn(paths, 'sharedStrings.xml'))
  if (!part) return strings
  let [text, isText, isPhonetic] = ['', false, false]
  readXml(part, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 't') isText = true
      if (name === 'rPh') isPhonetic = true
    },
    text: (piece) => {
      if (isText && !isPhonetic) text += piece
    },
    close: (name) => {
      if (name === 'si') strings.push(text)
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
    },
  })
  return strings
}

function formatsOf(file: Uint8Array, paths: string[]): string[] {
  const formats: string[] = []
  const part = unpackPart(file, endingIn(paths, 'styles.xml'))
  if (!part) return formats
  const named = new Map<string, string>()
  let isOfCells = false
  readXml(part, {
    open: (name, attributes) => {
      const id = attributes.get('numFmtId') ?? '0'
      if (name === 'numFmt') named.set(id, attributes.get('formatCode') ?? '')
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) formats.push(named.get(id) ?? BUILT_IN[Number(id)] ?? '')
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return formats
}
