/**
 * Version of the drawing code, part of every drawing's address: browsers cache a drawing as immutable. A test
 * (`components/drawing/files.test.tsx`) fails with the expected value when drawings have changed.
 */
export const DRAWING_VERSION = '24e2'
