import { element, type XmlNode } from '../../invoices/xml-writer.ts'

/** The words of a file where a buyer has no number or no name in it. */
export const NONE = 'BRAK'

/** Which form it is: `JPK_V7M (3)`. */
export const formCode = (name: string, kodSystemowy: string, wersjaSchemy: string): XmlNode =>
  element('KodFormularza', name, { kodSystemowy, wersjaSchemy })

/** A text as long as its field. */
export const within = (length: number, text: string): string => text.trim().slice(0, length).trim() || NONE
