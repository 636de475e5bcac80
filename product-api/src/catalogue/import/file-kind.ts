import type { FileReason } from '@bieznik/contract/catalogue/import-reasons'

/* What a file is, its first bytes say better than its name. */

const ZIP = Buffer.from('PK\u0003\u0004')

export const isZip = (file: Buffer): boolean => file.subarray(0, ZIP.length).equals(ZIP)

/** Of XLS, and of everything that was saved like it, such as a workbook with a password. */
const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** XLS before 1997. */
const isBareXls = ([first, version = 1, length = 0, end]: Uint8Array) =>
  first === 9 && [0, 2, 4, 8].includes(version) && length >= 4 && length <= 16 && end === 0

/** The first entry of an OpenDocument file is its type, not compressed. */
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument.'
const MIME_AT = 30

/** A file of bytes that is known and is not read. Null: it may be a workbook, or text. */
export function unreadableKind(file: Buffer): FileReason | null {
  if (file.subarray(0, COMPOUND.length).equals(COMPOUND))
    return file.includes(ENCRYPTED) ? 'locked_spreadsheet' : 'old_spreadsheet'
  const start = file.subarray(0, 100).toString('latin1')
  if (isBareXls(file)) return 'old_spreadsheet'
  return isZip(file) && start.startsWith(OPEN_DOCUMENT, MIME_AT) ? 'open_document' : null
}

/** Enough to see what a text is. */
const LOOKED_AT = 4096

/** A text that programs name XLS, and spreadsheets open. */
export function markupKind(text: string): FileReason | null {
  const start = text.slice(0, LOOKED_AT).trimStart()
  if (!start.startsWith('<')) return null
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet')) return 'xml_spreadsheet'
  return /<(?:!doctype html|html|head|meta|table|style|body)\b/i.test(start) ? 'html_table' : null
}
