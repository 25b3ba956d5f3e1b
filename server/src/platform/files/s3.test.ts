import { AwsV4Signer } from 'aws4fetch';
import { describe, expect, it } from 'vitest';
import { signatureOf } from '../../../test/s3Server.ts';

// The examples that Amazon publishes with the description of Signature Version 4 for S3, with their signatures.
const settings = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const bucket = 'https://examplebucket.s3.amazonaws.com';
const date = '20130524T000000Z';
const ofNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

interface Example {
  name: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  contentHash: string;
  signature: string;
}
const examples: Example[] = [
  {
    name: 'a part of an object',
    method: 'GET',
    url: `${bucket}/test.txt`,
    headers: { range: 'bytes=0-9' },
    contentHash: ofNothing,
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    name: 'an object put, with a letter to be escaped',
    method: 'PUT',
    url: `${bucket}/test$file.text`,
    headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    contentHash: '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    name: 'a question in the query',
    method: 'GET',
    url: `${bucket}/?lifecycle`,
    headers: {},
    contentHash: ofNothing,
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    name: 'a list with a prefix',
    method: 'GET',
    url: `${bucket}/?max-keys=2&prefix=J`,
    headers: {},
    contentHash: ofNothing,
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
];

const signer = (request: {
  method: string;
  url: string;
  headers: Record<string, string>;
  signQuery?: boolean;
}) => new AwsV4Signer({ ...request, ...settings, service: 's3', datetime: date, allHeaders: true });

describe('a signature of S3', () => {
  it.each(examples)(
    'A1 is the published one for $name',
    async ({ method, url, headers, contentHash, signature }) => {
      const sent: Record<string, string> = { ...headers, 'x-amz-content-sha256': contentHash };
      const signed = await signer({ method, url, headers: sent }).sign();
      expect(signed.headers.get('authorization')).toContain(`Signature=${signature}`);
      const signedHeaders =
        /SignedHeaders=([^,]+)/.exec(signed.headers.get('authorization') ?? '')?.[1] ?? '';
      const all = { ...Object.fromEntries(signed.headers), host: new URL(url).host };
      expect(
        signatureOf(settings, { method, url: new URL(url), headers: all, signedHeaders, date, contentHash }),
      ).toBe(signature);
    },
  );
  it('A1 is the published one for a signed address', async () => {
    const published = 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404';
    const url = `${bucket}/test.txt?X-Amz-Expires=86400`;
    const signed = await signer({ method: 'GET', url, headers: {}, signQuery: true }).sign();
    expect(signed.url.searchParams.get('X-Amz-Signature')).toBe(published);
    const headers = { host: signed.url.host };
    const rest = { method: 'GET', url: signed.url, headers, signedHeaders: 'host', date };
    expect(signatureOf(settings, { ...rest, contentHash: 'UNSIGNED-PAYLOAD' })).toBe(published);
  });
});
