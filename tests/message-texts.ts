import type { Language } from '../contract/selling/order.ts'
import en from '../messages/en.json' with { type: 'json' }
import pl from '../messages/pl.json' with { type: 'json' }
import ru from '../messages/ru.json' with { type: 'json' }

interface Tree {
  [key: string]: string | Tree
}

const trees: Record<Language, Tree> = { pl, en, ru }

/** `header.search_label` → text */
function flatten(tree: Tree, prefix = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )
}

/** Every message of a language, by its whole key. */
export const textsIn = (language: Language): Map<string, string> => new Map(flatten(trees[language]))
