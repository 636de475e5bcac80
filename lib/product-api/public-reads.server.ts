import 'server-only'
import type { z } from 'zod'
import { ProblemError } from '@/lib/http/problem-error'
import { log } from '@/lib/log/log.server'
import { cacheOutdated } from './catalogue-cache.server'
import { askProductApi, readAnswer, type ApiAnswer, type Call } from './client.server'
import { keptAnswers } from './upstream.server'

/** What is the same for everyone, so that equal questions may share an answer. */
interface PublicCall<Reply extends z.ZodType> extends Omit<
  Call<Reply>,
  'method' | 'token' | 'json' | 'form' | 'headers'
> {
  /** Addresses can ask for as many of these as they like. */
  isOpenEnded?: boolean
}

/**
 * Reads the catalogue or the news. Equal reads at the same time are one call, and while the product API is away its last good
 * answer stands in, for up to a day. To be called within a cached function. Throws what `callProductApi` throws.
 */
export async function readPublic<Reply extends z.ZodType>(
  call: PublicCall<Reply>,
): Promise<ApiAnswer<z.output<Reply>>> {
  const key = JSON.stringify([call.baseUrl, call.path, call.query, call.accept])
  try {
    const raw = await keptAnswers().share(key, () => askProductApi(call))
    const answer = readAnswer(call, raw)
    keptAnswers().keep(key, raw, call.isOpenEnded)
    return answer
  } catch (error) {
    if (isRefusal(error)) keptAnswers().forget(key)
    const kept = isRefusal(error) ? null : keptAnswers().get(key)
    if (!kept) throw error
    log.warn({ err: error }, 'an old answer stands in for a new one')
    cacheOutdated()
    return readAnswer(call, kept)
  }
}

/** The product API is there and says no: there is no such thing any more. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ProblemError && error.status < 500 && error.code !== 'too_many_requests'
