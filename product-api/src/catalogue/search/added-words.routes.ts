import { MAX_ADDED_WORDS, type AddWord } from '@bieznik/contract/catalogue/added-word'
import { searches } from '@bieznik/contract/endpoints/searches'
import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../../platform/db/client.ts'
import { violatedConstraint } from '../../platform/db/violated-constraint.ts'
import { implement } from '../../platform/http/implement.ts'
import { notFound, ProblemError } from '../../platform/http/problem-error.ts'
import type { StorefrontNotifier } from '../../platform/storefront/revalidate.ts'
import { SEARCH_WORDS_TAG } from '../../platform/storefront/tags.ts'
import { countAddedWords, deleteWord, insertWord, listAddedWords } from './added-words.queries.ts'
import { foldMeasures, wordsOf } from './fold-words.ts'
import { meaningsOf, NO_WORDS } from './look-up.ts'
import { readSearch } from './read-search.ts'

type Options = { db: Database; storefront: StorefrontNotifier }

const refused = (message: string, detail: string) =>
  new ProblemError('invalid_request', detail, { fields: [{ path: 'word', message }] })

/** The word as a search has it. Throws invalid_request for what the dictionary knows, and for what is a size or another measure. */
function foldedWord({ word }: AddWord): string {
  const folded = wordsOf(foldMeasures(word)).join(' ')
  const { size, isUnlistedSize, asked } = readSearch(word, NO_WORDS)
  if (size || isUnlistedSize || asked.some(({ is }) => is === 'number'))
    throw refused('word_measure', 'A measure means what it measures.')
  if (meaningsOf(folded, NO_WORDS).length > 0)
    throw refused('word_known', 'The dictionary knows this word already.')
  if (folded.length < 2) throw refused('word_required', 'Nothing is left of the word.')
  return folded
}

async function insertOnce(db: Database, added: AddWord, who: string): Promise<void> {
  const word = foldedWord(added)
  if ((await countAddedWords(db)) >= MAX_ADDED_WORDS)
    throw refused('word_full', `There are ${MAX_ADDED_WORDS} added words already.`)
  try {
    await insertWord(db, { ...added, word, who })
  } catch (error) {
    if (violatedConstraint(error) === 'added_words_word_unique')
      throw refused('word_known', 'This word has been added already.')
    throw error
  }
}

export const addedWordRoutes: FastifyPluginAsync<Options> = async (app, { db, storefront }) => {
  async function changed() {
    storefront.changed([SEARCH_WORDS_TAG])
    return listAddedWords(db)
  }

  implement(app, searches.listWords, () => listAddedWords(db))
  implement(app, searches.addWord, async ({ body, caller }) => {
    await insertOnce(db, body, caller.uid)
    return changed()
  })
  implement(app, searches.removeWord, async ({ params: { id } }) => {
    if (!(await deleteWord(db, id))) throw notFound('word')
    return changed()
  })
}
