import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentName } from '../contract/content/documents.ts'
import type { Language } from '../contract/selling/order.ts'

const FOLDER = join(import.meta.dirname, '../messages/documents')

/** The newest version of a document as it is written: its title, and the titles of its sections by their anchors. */
export function documentText(name: DocumentName, language: Language) {
  const [file = ''] = globSync(`${name}/*/${language}.md`, { cwd: FOLDER }).toSorted().toReversed()
  const text = readFileSync(join(FOLDER, file), 'utf8')
  const [, title = ''] = /^# (.+)$/m.exec(text) ?? []
  const sections: Record<string, string> = {}
  for (const [, words = '', id = ''] of text.matchAll(/^## (.+) \{#(\w+)\}$/gm)) sections[id] = words
  return { title, sections }
}
