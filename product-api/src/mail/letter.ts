export type MailAddress = { name: string; address: string }

/** A mail as it goes out. Addresses are objects, because in a string a comma would add a recipient. */
export type Letter = {
  /** The same at each try. */
  messageId: string
  /** When it was queued. */
  date: Date
  from: MailAddress
  to: MailAddress
  language: string
  subject: string
  text: string
  html: string
}

/** Takes mails away. */
export type MailTransport = {
  /** Where to, for the log; without secrets. */
  description: string
  /** Resolves when the other side has taken the mail, rejects when it has not, or may not have. */
  send: (letter: Letter, signal: AbortSignal) => Promise<void>
  /** Whether a failure was the transport's own, so that every other mail would have failed like this one. */
  isToBlame: (failure: unknown) => Promise<boolean>
}
