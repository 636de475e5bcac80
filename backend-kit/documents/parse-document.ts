import { marked, type Token, type Tokens } from 'marked'
import type { Block, Document, Inline, Section } from '@bieznik/contract/content/documents'

const FORM = /^---\ndescription: (?<description>.+)\n---\n\n# (?<title>.+)\n\n(?<lead>.+)\n\n(?<body>[^]+)$/

/** `Kto sprzedaje {#seller}` */
const HEADING = /^(?<title>.+) \{#(?<id>[a-z_]+)\}$/

/** Reads Markdown of the form that `messages/documents` has. Throws with what is unexpected. */
export function parseDocument(markdown: string): Document {
  const { description = '', title = '', lead = '', body = '' } = FORM.exec(markdown)?.groups ?? {}
  if (body === '') throw new Error('a document begins with its description, its title and its lead')
  const sections: Section[] = []
  for (const token of marked.lexer(body)) {
    if (token.type === 'space') continue
    if (isHeading(token)) sections.push(sectionOf(token))
    else sections.at(-1)?.blocks.push(blockOf(token))
  }
  return { description, title, lead, sections }
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'
const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph'
const isList = (token: Token): token is Tokens.List => token.type === 'list'
const isTable = (token: Token): token is Tokens.Table => token.type === 'table'
const isText = (token: Token): token is Tokens.Text | Tokens.Escape =>
  token.type === 'text' || token.type === 'escape'
const isLink = (token: Token): token is Tokens.Link => token.type === 'link'

function sectionOf({ text }: Tokens.Heading): Section {
  const { title, id } = HEADING.exec(text)?.groups ?? {}
  if (!title || !id) throw new Error(`a heading has no anchor: ${text}`)
  return { id, title, blocks: [] }
}

function blockOf(token: Token): Block {
  if (isParagraph(token)) return { type: 'paragraph', text: inlinesOf(token.tokens) }
  if (isList(token))
    return {
      type: 'list',
      isOrdered: token.ordered,
      items: token.items.map((item) => inlinesOf(item.tokens.flatMap(childrenOf))),
    }
  if (isTable(token))
    return {
      type: 'table',
      head: token.header.map(({ text }) => text),
      rows: token.rows.map((row) => row.map(({ tokens }) => plainText(inlinesOf(tokens)))),
    }
  throw new Error(`a document has no ${token.type}`)
}

/** Of an item of a list: its text is a token of its own. */
const childrenOf = (token: Token): Token[] => ('tokens' in token ? (token.tokens ?? []) : [token])

function inlinesOf(tokens: Token[]): Inline[] {
  return tokens.map((token) => {
    if (isLink(token)) return { text: token.text, href: token.href }
    if (isText(token)) return { text: token.text }
    throw new Error(`a text has no ${token.type}`)
  })
}

const plainText = (inlines: readonly Inline[]): string => inlines.map(({ text }) => text).join('')
