import { z } from 'zod'

const mailsSchema = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobLink: z.url() })),
})

/** The links of the e-mails that the Auth emulator would have sent to an address, the oldest first. */
export async function linksMailedTo(
  identityUrl: string,
  email: string,
  kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET',
): Promise<string[]> {
  const reply = await fetch(`${identityUrl}/emulator/v1/projects/demo-bieznik/oobCodes`, {
    headers: { authorization: 'Bearer owner' },
    signal: AbortSignal.timeout(5_000),
  })
  const { oobCodes } = mailsSchema.parse(await reply.json())
  return oobCodes.flatMap((mail) => (mail.email === email && mail.requestType === kind ? [mail.oobLink] : []))
}
