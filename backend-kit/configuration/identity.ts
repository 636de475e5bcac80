import { z } from 'zod'
import { hostAndPort, httpUrl, port, text } from './values.ts'
import type { Section } from './variable.ts'

export const identity = {
  title: 'Identity',
  variables: {
    FIREBASE_PROJECT_ID: {
      readBy: ['storefront', 'product API', 'npm start'],
      schema: text.default('demo-bieznik'),
      is: 'the id of the Firebase project',
      note: 'A name that begins with demo- exists in the emulator only, which `npm start` then starts.',
      example: 'demo-bieznik',
      inContainers: 'required',
    },
    GOOGLE_APPLICATION_CREDENTIALS: {
      readBy: ['storefront', 'product API'],
      schema: text.optional(),
      is: 'the key file of a service account of that project, which the user of the program can read',
      note: 'Each program reads it at start. In containers that user is 1000: `chown 1000` and `chmod 400` the file.',
      example: '/path/to/service-account.json',
      inContainers: 'file',
    },
    FIREBASE_API_KEY: {
      readBy: ['storefront'],
      schema: text.default('demo-key'),
      is: "the browser's key of the Firebase project, which is no secret",
      inContainers: 'required',
    },
    FIREBASE_AUTH_DOMAIN: {
      readBy: ['storefront'],
      schema: text.optional(),
      is: 'the domain of sign-in of the Firebase project',
      example: '<name>.firebaseapp.com',
      inContainers: 'required',
    },
    FIREBASE_APP_ID: {
      readBy: ['storefront'],
      schema: text.optional(),
      is: 'the id of the web app in the Firebase project',
      inContainers: 'required',
    },
    FIREBASE_DATABASE_URL: {
      readBy: ['storefront', 'npm start'],
      schema: httpUrl.optional(),
      is: "the project's realtime database, where people's records are",
      note: 'Deploy the rules of database.rules.json to it first.',
      example: 'https://<name>.firebaseio.com',
      inContainers: 'required',
    },
    FIREBASE_STORAGE_BUCKET: {
      readBy: ['storefront'],
      schema: text.optional(),
      is: 'the storage bucket of the Firebase project, when the web app names one',
    },
    FIREBASE_MESSAGING_SENDER_ID: {
      readBy: ['storefront'],
      schema: text.optional(),
      is: 'the sender id of the Firebase project, when the web app names one',
    },
    FIREBASE_MEASUREMENT_ID: {
      readBy: ['storefront'],
      schema: text.optional(),
      is: 'the measurement id of the Firebase project, when the web app names one',
    },
    STAFF_SECOND_FACTOR: {
      readBy: ['storefront', 'product API'],
      schema: z.enum(['optional', 'required']).default('optional'),
      is: '"required" when a role of the staff counts only from a sign-in with a code of an authenticator app, or "optional"',
      note: 'Turn TOTP on in the Firebase project (Identity Platform) first; each member of staff sets it up at /details.',
    },
    FIREBASE_AUTH_EMULATOR_HOST: {
      readBy: ['storefront', 'product API', 'npm start'],
      schema: hostAndPort.optional(),
      is: 'host:port of an Auth emulator that you run yourself; leave it out in production',
      note: 'Refused beside a real project or a public SITE_URL: it lets anybody in as anybody.',
      example: '127.0.0.1:9099',
      inContainers: 'none',
    },
    FIREBASE_AUTH_EMULATOR_PORT: {
      readBy: ['npm start'],
      schema: port.default(9099),
      is: 'the port of the Auth emulator that is started on this machine',
      inContainers: 'none',
    },
    FIREBASE_DATABASE_EMULATOR_HOST: {
      readBy: ['storefront', 'npm start'],
      schema: hostAndPort.optional(),
      is: 'host:port of an emulator of the realtime database that you run yourself; leave it out in production',
      note: 'Refused beside a real project or a public SITE_URL.',
      example: '127.0.0.1:9000',
      inContainers: 'none',
    },
    FIREBASE_DATABASE_EMULATOR_PORT: {
      readBy: ['npm start'],
      schema: port.default(9000),
      is: 'the port of the realtime database that is started on this machine',
      inContainers: 'none',
    },
  },
} as const satisfies Section
