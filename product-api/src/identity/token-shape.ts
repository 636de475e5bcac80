import { uidSchema } from '@bieznik/contract/uid'
import { z } from 'zod'

const headerSchema = z.object({ alg: z.literal('RS256'), kid: z.string() })

function partOf(token: string, index: number): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[index] ?? '', 'base64url').toString('utf8'))
  } catch {
    // Not JSON: a shape that no schema takes.
    return undefined
  }
}

/**
 * Whether a token at least claims to be an ID token of the project, so that only its signature can tell. Believes
 * nothing that it says.
 */
export function claimsToBeIdToken(token: string, projectId: string): boolean {
  const payloadSchema = z.object({
    aud: z.literal(projectId),
    iss: z.literal(`https://securetoken.google.com/${projectId}`),
    sub: uidSchema,
  })
  return headerSchema.safeParse(partOf(token, 0)).success && payloadSchema.safeParse(partOf(token, 1)).success
}
