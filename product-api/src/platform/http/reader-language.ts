import { languages, languageSchema, type Language } from '@bieznik/contract/selling/order'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Range = { language: Language | null; quality: number }

/** `en-GB;q=0.8` */
function readRange(range: string): Range {
  const [tag = '', ...params] = range.split(';').map((part) => part.trim().toLowerCase())
  const base = tag === '*' ? languages[0] : tag.split('-')[0]
  const quality = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1'
  return { language: languages.find((each) => each === base) ?? null, quality: Number(quality) || 0 }
}

/** The best of our languages for an `Accept-Language` header; Polish when none fits. */
function preferredLanguage(acceptLanguage: string): Language {
  const wanted = acceptLanguage
    .split(',')
    .map(readRange)
    .filter(({ language, quality }) => language !== null && quality > 0)
  const [best] = wanted.toSorted((a, b) => b.quality - a.quality)
  return best?.language ?? languages[0]
}

/** The language of a response: the one that the call names, else what its header prefers. The response declares it. */
export function readerLanguage(
  { query, headers }: Pick<FastifyRequest, 'query' | 'headers'>,
  reply: FastifyReply,
): Language {
  const named = languageSchema.safeParse(lang(query))
  const language = named.data ?? preferredLanguage(headers['accept-language'] ?? '')
  reply.header('content-language', language)
  reply.header('vary', 'Accept, Accept-Language')
  return language
}

const lang = (query: unknown): unknown =>
  typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined
