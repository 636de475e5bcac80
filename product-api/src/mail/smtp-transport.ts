import { createTransport } from 'nodemailer'
import { noAccess, optionsOf } from './compile.ts'
import type { MailTransport } from './letter.ts'

const defaultTimeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** A sender that is refused is refused for each mail, for all of them have the same. */
function isRefusedSender(failure: unknown): boolean {
  return failure instanceof Error && 'command' in failure && failure.command === 'MAIL FROM'
}

/** A connection for each mail: one that was kept and had died meanwhile would cost a mail its try. */
export function createSmtpTransport(url: string, timeouts = defaultTimeouts): MailTransport {
  const transporter = createTransport({ url, ...timeouts, ...noAccess })

  const isUp = () =>
    transporter.verify().then(
      () => true,
      () => false,
    )

  return {
    description: `the mail server ${new URL(url).host}`,
    send: async (letter, signal) => {
      await transporter.sendMail({ ...optionsOf(letter), signal })
    },
    isToBlame: async (failure) => isRefusedSender(failure) || !(await isUp()),
  }
}
