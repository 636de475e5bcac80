import 'server-only'
import { addedWordSchema, type AddedWord, type AddWord } from '@bieznik/contract/added-word'
import { z } from 'zod'
import { readFor, type OnBehalfOf } from './on-behalf.server'

const PATH = '/api/search/words'
const reply = z.array(addedWordSchema)

/** Words that staff have added to the dictionary of the search. */
export async function listAddedWords(who: OnBehalfOf): Promise<AddedWord[]> {
  return readFor(who, { path: PATH, reply })
}

/** Adds a word, and returns all. Throws invalid_request for what the search understands already. */
export async function addWord(who: OnBehalfOf, json: AddWord): Promise<AddedWord[]> {
  return readFor(who, { path: PATH, method: 'POST', json, reply })
}

/** Removes a word, and returns those that are left. Throws not_found. */
export async function removeWord(who: OnBehalfOf, id: number): Promise<AddedWord[]> {
  return readFor(who, { path: `${PATH}/${id}`, method: 'DELETE', reply })
}
