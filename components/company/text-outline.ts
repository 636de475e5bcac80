import type { MessageKeys, Messages, NestedKeyOf } from 'next-intl'

type TextKey = MessageKeys<Messages, NestedKeyOf<Messages>>

/** A paragraph, a list, or a list in which the order counts. */
export type TextBlock = TextKey | { list: readonly TextKey[] } | { steps: readonly TextKey[] }

export interface TextSection {
  /** The anchor, the same in every language: links to it outlive a translation. */
  id: string
  title: TextKey
  body: readonly TextBlock[]
}

/** What a long text says and in which order; its words are in the messages. */
export interface TextOutline {
  title: TextKey
  lead: TextKey
  /** The day from which the text binds, as `2026-11-01`; a text without it only informs. */
  inForceSince?: string
  sections: readonly TextSection[]
}
