/** Packages that the image of the storefront does not hold: its build has bundled them, or nothing of it imports them. */
export const LEFT_OUT = [
  '@electric-sql/pglite',
  '@firebase/auth',
  '@firebase/firestore',
  '@next/swc-linux-x64-gnu',
  '@playwright/test',
  '@types/react',
  'drizzle-orm',
  'firebase',
  'lucide-react',
  'playwright',
  'playwright-core',
]
