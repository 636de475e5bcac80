/** Always an object: in a string, a comma would add a recipient. */
export interface MailAddress {
  name: string
  address: string
}

/** A mail as it goes out. */
export interface Letter {
  /** Its part before the `@` names the file in the outbox folder. */
  messageId: string
  date: Date
  from: MailAddress
  to: MailAddress
  /** `Reply-To`; left out: the sender. */
  replyTo?: MailAddress
  subject: string
  text: string
  html?: string
  /** `cid`: by which an image is shown in the mail itself. */
  attachments?: { filename: string; content: Buffer; contentType: string; cid?: string }[]
  /** Further headers, such as `Content-Language`. */
  headers?: Record<string, string>
}

/** Where mails go. */
export interface MailTransport {
  /** For the log; without secrets. */
  description: string
  /** Resolves when the other side has accepted the mail, rejects when it has not, or may not have. */
  send: (letter: Letter, signal: AbortSignal) => Promise<void>
  /** Whether a failure was the transport's own, so that every other mail would have failed like this one. */
  isToBlame: (failure: unknown) => Promise<boolean>
}
