/** Always an object: in a string, a comma would add a recipient. */
export interface MailAddress {
  name: string
  address: string
}

/** A mail as it goes out. */
export interface Letter {
  messageId: string
  date: Date
  from: MailAddress
  to: MailAddress
  /** Whom an answer goes to. */
  replyTo: MailAddress
  subject: string
  text: string
  html: string
}

/** Takes mails away. */
export interface MailTransport {
  /** Where to, for the log; without secrets. */
  description: string
  /** Resolves when the other side has taken the mail, rejects when it has not, or may not have. */
  send: (letter: Letter, signal: AbortSignal) => Promise<void>
}
