import type { SendMailOptions } from 'nodemailer'
import type { Letter } from './letter.ts'

/** No file and no address is read to make a mail, whatever it contains. */
export const noAccess = { disableFileAccess: true, disableUrlAccess: true } as const

/** The options for nodemailer. The envelope names one recipient, whatever the headers come to. */
export function optionsOf(letter: Letter): SendMailOptions {
  return {
    ...letter,
    ...noAccess,
    envelope: { from: letter.from.address, to: [letter.to.address] },
    xMailer: false,
  }
}
