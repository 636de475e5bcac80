/** Text, of which a part may lead to an address. */
export type Inline = { text: string; href?: string }

export type Block =
  | { type: 'paragraph'; text: Inline[] }
  | { type: 'list'; isOrdered: boolean; items: Inline[][] }
  | { type: 'table'; head: string[]; rows: string[][] }

export interface Section {
  /** The anchor, the same in every language: links to it outlive a translation. */
  id: string
  title: string
  blocks: Block[]
}

/** A long text for reading, such as the rules. */
export interface Document {
  /** For search engines. */
  description: string
  title: string
  lead: string
  sections: Section[]
}

export const documentNames = [
  'rules',
  'privacy',
  'returns',
  'guarantee',
  'accessibility',
  'data-deletion',
] as const
export type DocumentName = (typeof documentNames)[number]

/** The documents that an order is placed under. */
export const acceptedDocuments = ['rules', 'privacy', 'returns'] as const
/** In which version each was accepted. */
export type AcceptedVersions = Record<(typeof acceptedDocuments)[number], string>

/** A version is named by the day from which it holds: `2026-11-26`. */
export const VERSION = /^\d{4}-\d{2}-\d{2}$/
