import { z } from 'zod'

/** KSeF refused a call. Its texts may repeat personal data that was sent, so only its codes are stored. */
export class KsefError extends Error {
  override name = 'KsefError'
  /** Status of HTTP, or the code of a state in a reply. */
  readonly code: number
  /** KSeF's own code of a 400, such as 21470; null: it named none. */
  readonly exception: number | null
  /** Seconds, of a 429. */
  readonly retryAfter: number | null

  constructor(
    what: string,
    code: number,
    { exception = null, retryAfter = null }: { exception?: number | null; retryAfter?: number | null } = {},
  ) {
    super(`KSeF: ${what} was answered with ${code}${exception === null ? '' : ` (${exception})`}`)
    this.code = code
    this.exception = exception
    this.retryAfter = retryAfter
  }
}

/** A call that was not made: KSeF's limits have no room for it yet. */
export class KsefBusy extends Error {
  override name = 'KsefBusy'
  readonly waitMs: number

  constructor(waitMs: number) {
    super(`KSeF: the limits have no room for ${Math.ceil(waitMs / 1_000)} s`)
    this.waitMs = waitMs
  }
}

/** Codes of 400 that the shop acts on, of the tables in the OpenAPI document. */
export const exceptions = { unknownSession: 21173, closedSession: 21180, unknownKey: 21470 } as const

const exceptionSchema = z.object({
  exception: z.object({ exceptionDetailList: z.array(z.object({ exceptionCode: z.int() })).min(1) }),
})

async function exceptionOf(response: Response): Promise<number | null> {
  try {
    return (
      exceptionSchema.parse(await response.json()).exception.exceptionDetailList[0]?.exceptionCode ?? null
    )
  } catch {
    return null
  }
}

/** What a reply with another status than 2xx says. */
export async function readRefusal(what: string, response: Response): Promise<KsefError> {
  const { status, headers } = response
  const seconds = Number(headers.get('retry-after') ?? '')
  const retryAfter = seconds > 0 ? seconds : null
  if (status === 400) return new KsefError(what, status, { exception: await exceptionOf(response) })
  await response.body?.cancel()
  return new KsefError(what, status, { retryAfter })
}

/** What is stored of a failure in the row of its invoice. */
export function codeOf(error: unknown): string {
  if (error instanceof KsefError) return String(error.code)
  return error instanceof Error ? error.name : 'unknown'
}
