import styled from '@emotion/styled';
import { forwardRef, type HTMLAttributes } from 'react';
import type { AdvertCrop } from '../../../../model/answers/order-draft';
import { behindFrame } from './crop';

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--portal-color-surface);

  > img {
    position: absolute;
    max-width: none;
    user-select: none;
  }
`;

type Props = HTMLAttributes<HTMLDivElement> & { address: string; crop: AdvertCrop | undefined; aspect: number };

/** Renders the crop of a picture in a frame. */
export const CroppedImage = forwardRef<HTMLDivElement, Props>(({ address, crop, aspect, style, ...props }, ref) => (
  <Frame ref={ref} style={{ aspectRatio: String(aspect), ...style }} {...props}>
    <img
      src={address}
      alt=""
      draggable={false}
      style={crop ? behindFrame(crop) : { width: '100%', height: '100%', objectFit: 'cover' }}
    />
  </Frame>
));
