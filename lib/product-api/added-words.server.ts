import 'server-only'
import { addedWordSchema, type AddedWord, type AddWord } from '@bieznik/contract/added-word'
import { z } from 'zod'
import { callFor, type OnBehalfOf } from './cart.server'
import { callProductApi } from './client.server'

const PATH = '/api/search/words'
const reply = z.array(addedWordSchema)

function wordsCall(who: OnBehalfOf) {
  return { ...callFor(who), reply } as const
}

/** Words that staff have added to the dictionary of the search. */
export async function listAddedWords(who: OnBehalfOf): Promise<AddedWord[]> {
  return (await callProductApi({ ...wordsCall(who), path: PATH })).data
}

/** Adds a word, and returns all. Throws invalid_request for what the search understands already. */
export async function addWord(who: OnBehalfOf, json: AddWord): Promise<AddedWord[]> {
  return (await callProductApi({ ...wordsCall(who), path: PATH, method: 'POST', json })).data
}

/** Removes a word, and returns those that are left. Throws not_found. */
export async function removeWord(who: OnBehalfOf, id: number): Promise<AddedWord[]> {
  return (await callProductApi({ ...wordsCall(who), path: `${PATH}/${id}`, method: 'DELETE' })).data
}
