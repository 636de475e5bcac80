import { mailAddressSchema } from '../mail/address-schema.ts'
import { httpUrl, mailServerUrl, text } from './values.ts'
import type { Section } from './variable.ts'

export const mail = {
  title: 'Mail',
  variables: {
    SMTP_URL: {
      readBy: ['storefront', 'product API', 'npm start'],
      schema: mailServerUrl.optional(),
      is: 'the mail server, such as smtps://user:password@mail.example:465, with each of @ : / ? # % in the password escaped; leave it out to get files',
      note: 'A public shop needs it: the product API mails about orders, the storefront what people write in the contact form.',
      example: 'smtps://user:password@mail.example:465',
      isSecret: true,
      inContainers: 'required',
    },
    MAIL_FROM: {
      readBy: ['storefront', 'product API'],
      schema: mailAddressSchema.optional(),
      is: 'the sender of mails, such as Bieżnik <shop@bieznik.example>',
      example: 'Bieżnik <shop@your-company.example>',
      inContainers: 'required',
      neededBeside: ['SMTP_URL'],
    },
    MAIL_OUTBOX_DIR: {
      readBy: ['storefront', 'product API', 'npm start'],
      schema: text.default('.data/outbox'),
      is: 'the folder for mails when there is no mail server',
      inContainers: 'none',
    },
    CONTACT_TO: {
      readBy: ['storefront'],
      schema: mailAddressSchema.optional(),
      is: 'who reads what people write in the contact form; leave it out for the address that the pages show',
      example: 'Biuro <office@your-company.example>',
    },
    ALARMS_TO: {
      readBy: ['product API'],
      schema: mailAddressSchema.optional(),
      is: 'who is written to when an alarm rings (docker compose --profile watch); leave it out for the address of the company',
      example: 'Operator <on-call@your-company.example>',
    },
    EMAILJS_SERVICE_ID: {
      readBy: ['storefront', 'npm start'],
      schema: text.optional(),
      is: 'the id of the service at EmailJS, which then takes what people write in place of the mail server',
      note: 'All three or none. The account has to allow calls from outside of browsers (Account, Security), and the template decides about the recipient.',
      neededBeside: ['EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY', 'EMAILJS_PRIVATE_KEY'],
    },
    EMAILJS_TEMPLATE_ID: {
      readBy: ['storefront', 'npm start'],
      schema: text.optional(),
      is: 'the id of the template at EmailJS',
      neededBeside: ['EMAILJS_SERVICE_ID'],
    },
    EMAILJS_PUBLIC_KEY: {
      readBy: ['storefront', 'npm start'],
      schema: text.optional(),
      is: 'the public key of the account at EmailJS',
      neededBeside: ['EMAILJS_SERVICE_ID'],
    },
    EMAILJS_PRIVATE_KEY: {
      readBy: ['storefront'],
      schema: text.optional(),
      is: 'the private key of an account at EmailJS that asks for it (Use Private Key)',
      isSecret: true,
    },
    EMAILJS_API_URL: {
      readBy: ['storefront'],
      schema: httpUrl.default('https://api.emailjs.com/api/v1.0/email/send'),
      is: 'the address of EmailJS',
    },
  },
} as const satisfies Section
