import 'server-only'
import { createTransport } from 'nodemailer'
import { noAccess, optionsOf } from './compile.server'
import type { MailTransport } from './letter'

/** In milliseconds; whoever sends gives a deadline for the whole besides. */
const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 8_000 }

/** A mail server, called anew for each mail. */
export function smtpTransport(url: string): MailTransport {
  const transporter = createTransport({ url, ...TIMEOUTS, ...noAccess })
  return {
    description: `the mail server ${new URL(url).host}`,
    send: async (letter, signal) => {
      await transporter.sendMail({ ...optionsOf(letter), signal })
    },
  }
}
