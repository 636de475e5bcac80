import { requestJson } from '@/lib/http/request-json'
import { resultCountSchema } from './result-count'

/** What the button of a form of facets says when this is chosen in it. */
export async function requestResultCount(
  countPath: string,
  form: FormData,
  signal: AbortSignal,
): Promise<string> {
  const by = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string' && value !== '') by.append(name, value)
  const address = new URL(countPath, location.origin)
  address.searchParams.set('by', by.toString())
  const { text } = await requestJson(address.pathname + address.search, { reply: resultCountSchema, signal })
  return text
}
