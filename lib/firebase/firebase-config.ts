import { z } from 'zod'

/** The browser's half of the Firebase configuration. It is served at run time, so that one build fits any project. */
export const firebaseConfigSchema = z.object({
  apiKey: z.string(),
  authDomain: z.string().optional(),
  databaseURL: z.string().optional(),
  projectId: z.string(),
  storageBucket: z.string().optional(),
  messagingSenderId: z.string().optional(),
  appId: z.string().optional(),
  measurementId: z.string().optional(),
  /** Address of the Auth emulator, when there is one. */
  emulatorUrl: z.url().optional(),
})

export type FirebaseConfig = z.infer<typeof firebaseConfigSchema>
