import 'server-only'

/* EmailJS, by its REST call `/send` (https://www.emailjs.com/docs/rest-api/send/). */

/** What the service expects of a caller: the interface of its own library of this version. */
const LIBRARY_VERSION = '4.4.1'

export interface EmailServiceAccount {
  url: string
  publicKey: string
  /** Undefined: the account does not ask for it. */
  privateKey: string | undefined
  serviceId: string
  templateId: string
}

class EmailServiceError extends Error {
  override name = 'EmailServiceError'
  readonly responseCode: number

  constructor(status: number) {
    super('the e-mail sending service refused a message')
    this.responseCode = status
  }
}

/** Has the e-mail sending service fill in its template and send it; rejects unless the service has taken it. */
export async function sendByService(
  { url, publicKey, privateKey, serviceId, templateId }: EmailServiceAccount,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: LIBRARY_VERSION,
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: params,
      ...(privateKey !== undefined && { accessToken: privateKey }),
    }),
    redirect: 'error',
    cache: 'no-store',
    signal,
  })
  // Its body may repeat what was sent, so it is not read.
  await response.body?.cancel()
  if (!response.ok) throw new EmailServiceError(response.status)
}
