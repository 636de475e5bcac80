/**
 * Why each package of production above 5 MB is there, by its name without the platform that it is made for. The benchmark fails
 * when one is missing here.
 */
export const reasons: Readonly<Record<string, string>> = {
  '@firebase/auth':
    'part of `firebase`: signing in, in the browser; bundled, of which visitors who read load nothing',
  '@firebase/database': 'part of `firebase` and of `firebase-admin`: the records of people',
  '@firebase/firestore': 'part of `firebase`, which cannot be installed without it; nothing imports it',
  '@google-cloud/firestore':
    'an optional part of `firebase-admin`, of which npm leaves out all or none; nothing imports it',
  '@img/sharp-libvips': 'libvips, with which `sharp` makes pictures',
  '@next/swc': "Next.js's compiler, for `next build`",
  '@opentelemetry/semantic-conventions':
    'names of attributes, needed by every package of OpenTelemetry; loaded only to trace',
  '@redis/client':
    'storefronts share what they have made through Valkey or Redis; its commands, each in a file',
  '@swc/core': "needed by next-intl's plugin, for `next build`",
  'drizzle-orm': 'the product API writes its SQL with it; adapters for every database come along',
  firebase: 'identity in the browser: the SDK that Firebase signs people in with; bundled',
  'google-gax': 'needed by `@google-cloud/firestore`',
  'lucide-react': 'icons; bundled, of which a page holds those that it shows',
  next: 'the framework of the storefront, its own compiled packages included',
  'react-dom': 'React for pages, in its variants for development and production',
  'web-streams-polyfill':
    'needed by `firebase-admin` through `node-fetch`, for versions of Node.js that are long gone',
  zod: 'schemas of everything that comes from outside, in both programs',
}

/** `@img/sharp-libvips-linux-x64` is `@img/sharp-libvips`. */
export const nameForAllPlatforms = (name: string): string =>
  name.replace(/-(?:linux(?:musl)?|darwin|win32)-.*$/, '')
