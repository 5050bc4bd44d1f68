<?php
/**
 * The HTML of an element.
 *
 * @package EventPortal
 */

namespace EventPortal;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the HTML of an element and requests its script. What is wrong is left out, and told to people who write.
 *
 * @param string $tag     Name of the element.
 * @param array  $given   Attributes, by name.
 * @param string $content HTML for readers without JavaScript.
 */
function render( string $tag, array $given, string $content ): string {
	if ( ! isset( elements()[ $tag ] ) ) {
		/* translators: 1: what was written, 2: names of elements. */
		return $content . note( sprintf( __( 'There is no element “%1$s”. Elements: %2$s.', 'event-portal' ), $tag, implode( ', ', array_keys( elements() ) ) ) );
	}
	$kinds = elements()[ $tag ]['attributes'];
	$notes = '';
	$html  = array(
		'host'   => settings()['hosts'][0] ?? '',
		'locale' => locale(),
	);
	foreach ( $given as $name => $value ) {
		if ( ! isset( $kinds[ $name ] ) ) {
			/* translators: 1: name of an attribute, 2: name of an element, 3: names of attributes. */
			$notes .= note( sprintf( __( '“%1$s” is not an attribute of %2$s here. Attributes: %3$s.', 'event-portal' ), $name, $tag, implode( ', ', array_keys( $kinds ) ) ) );
			continue;
		}
		$read = read_value( $name, $kinds[ $name ], $value );
		if ( null === $read && 'host' === $name ) {
			$notes .= note( __( 'This event-management system is not listed: an administrator enters it under Settings > Event portal.', 'event-portal' ) );
			$html['host'] = '';
		} elseif ( null === $read ) {
			/* translators: 1: name of an attribute, 2: what it may be. */
			$notes .= note( sprintf( __( 'The value of “%1$s” is not allowed. Allowed: %2$s.', 'event-portal' ), $name, allowed_text( $kinds[ $name ] ) ) );
		} else {
			$html[ $name ] = $read;
		}
	}
	if ( '' === $html['host'] ) {
		return $content . ( '' !== $notes ? $notes : note( __( 'No event-management system is entered yet: an administrator does so under Settings > Event portal.', 'event-portal' ) ) );
	}
	if ( is_feed() ) {
		return $content;
	}
	enqueue_script();
	$settings = json_decode( settings()['settings'] );
	if ( is_object( $settings ) ) {
		$html['settings'] = wp_json_encode( $settings, JSON_HEX_AMP | JSON_HEX_TAG | JSON_HEX_APOS );
	}
	return $notes . '<' . $tag . attributes_html( $html ) . '>' . $content . '</' . $tag . '>';
}

/** Returns attributes as HTML. Brackets are entities: WordPress looks for shortcodes in attributes, too. */
function attributes_html( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, str_replace( array( '[', ']' ), array( '&#91;', '&#93;' ), esc_attr( $value ) ) );
	}
	return $html;
}

/** Returns a note for people who write on this site; nothing for visitors. */
function note( string $text ): string {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	return sprintf(
		'<p class="event-portal-note" role="note"><strong>%s</strong> %s <em>%s</em></p>',
		esc_html__( 'Event portal:', 'event-portal' ),
		esc_html( $text ),
		esc_html__( 'Visitors do not see this note.', 'event-portal' )
	);
}
