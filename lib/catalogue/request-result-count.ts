import { requestJson } from '@/lib/http/request-json'
import { optionKey } from './option-key'
import { resultCountSchema, type ChosenCount } from './result-count'

/** What the button and the options of a form of facets say when this is chosen in it. */
export async function requestResultCount(
  countPath: string,
  form: FormData,
  signal: AbortSignal,
): Promise<ChosenCount> {
  const by = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string' && value !== '') by.append(name, value)
  const chosen = new Set(Array.from(by, ([name, value]) => optionKey(name, value)))
  const address = new URL(countPath, location.origin)
  address.searchParams.set('by', by.toString())
  const path = address.pathname + address.search
  return { ...(await requestJson(path, { reply: resultCountSchema, signal })), chosen }
}
