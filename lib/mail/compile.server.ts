import 'server-only'
import type { SendMailOptions } from 'nodemailer'
import type { Letter } from './letter'

/** Neither files nor addresses are read to make a mail, whatever it says. */
export const noAccess = { disableFileAccess: true, disableUrlAccess: true } as const

/** What nodemailer is given. The envelope names one recipient, whatever the headers come to. */
export function optionsOf(letter: Letter): SendMailOptions {
  return {
    ...letter,
    ...noAccess,
    envelope: { from: letter.from.address, to: [letter.to.address] },
    xMailer: false,
  }
}
