import { ProblemError } from './problem-error'
import type { ReceivedResponse } from './request-json'

/** How long an upload may take on a slow line, in milliseconds. */
const DEADLINE_MS = 120_000

interface FormRequest {
  form: FormData
  /** Of the person who is signed in; not given: anyone may send it. */
  token?: string
  /** Told how much has been sent, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a form with files. By XMLHttpRequest: `fetch` does not say how much has been sent. */
export async function sendForm(
  path: string,
  { form, token, onProgress, signal }: FormRequest,
): Promise<ReceivedResponse> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<ReceivedResponse>()
  const call = new XMLHttpRequest()
  const stop = () => call.abort()
  const fail = () => reject(new ProblemError('unavailable', 'the shop does not answer'))
  call.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) onProgress(loaded / total)
  })
  call.addEventListener('load', () => {
    resolve({ ok: call.status >= 200 && call.status < 300, text: call.responseText })
  })
  call.addEventListener('error', fail)
  call.addEventListener('timeout', fail)
  call.addEventListener('abort', () => reject(new DOMException('the upload was stopped', 'AbortError')))
  call.open('POST', path)
  call.timeout = DEADLINE_MS
  call.setRequestHeader('accept', 'application/json')
  if (token !== undefined) call.setRequestHeader('authorization', `Bearer ${token}`)
  signal.addEventListener('abort', stop, { once: true })
  call.send(form)
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
