// Run as a program of its own, since a check cannot wait for sharp: it reads paths as a JSON list from stdin, and
// writes a list of the indexes of those that cannot be decoded.
const { readFileSync } = require('node:fs');
const sharp = require('sharp');

/** Decodes all frames of a picture, as far as browsers and conversions do, and drops the result. */
async function isDecodable(path) {
  try {
    await sharp(path, { animated: true, limitInputPixels: false })
      .resize({ width: 8, kernel: 'nearest' })
      .raw()
      .toBuffer();
    return true;
  } catch {
    return false;
  }
}

async function main() {
  const paths = JSON.parse(readFileSync(0, 'utf8'));
  const results = await Promise.all(paths.map(isDecodable));
  process.stdout.write(JSON.stringify(results.flatMap((isWhole, index) => (isWhole ? [] : [index]))));
}

main();
