import { createTransport } from 'nodemailer'
import { DeadlineError, withDeadline } from '../deadline.ts'
import { noAccess, optionsOf } from './compile.ts'
import { describeFailure } from './describe-failure.ts'
import type { MailTransport } from './letter.ts'

/** In milliseconds; the signal of `send` limits the whole. */
const defaultTimeouts = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
}

/** A sender that is refused is refused for each mail, for all of them have the same. */
function isRefusedSender(failure: unknown): boolean {
  return failure instanceof Error && 'command' in failure && failure.command === 'MAIL FROM'
}

/**
 * Connects to the mail server and signs in, without sending anything. Null: it is there; otherwise the codes of the failure, such as
 * `EAUTH AUTH PLAIN 535`, or `timeout`.
 */
export async function mailServerFailure(url: string, deadlineMs: number): Promise<string | null> {
  const transporter = createTransport({ url, ...defaultTimeouts, ...noAccess })
  try {
    await withDeadline(transporter.verify(), deadlineMs, 'the mail server took too long')
    return null
  } catch (error) {
    return error instanceof DeadlineError ? 'timeout' : describeFailure(error)
  } finally {
    transporter.close()
  }
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
