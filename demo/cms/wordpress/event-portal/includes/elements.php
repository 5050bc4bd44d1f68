<?php
/**
 * The elements and the values of their attributes.
 *
 * @package EventPortal
 */

namespace EventPortal;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the elements with the kinds of their attributes, as the build has written them.
 *
 * @return array<string, array> By tag.
 */
function elements(): array {
	static $elements = null;
	if ( null === $elements ) {
		$elements = wp_json_file_decode( __DIR__ . '/../elements.json', array( 'associative' => true ) );
	}
	return $elements;
}

/** Checks whether a text is the base address of an event-management system: http or https, without a user's name. */
function is_web_address( string $address ): bool {
	$parts = wp_parse_url( $address );
	return is_array( $parts )
		&& in_array( strtolower( $parts['scheme'] ?? '' ), array( 'http', 'https' ), true )
		&& '' !== ( $parts['host'] ?? '' )
		&& ! isset( $parts['user'] )
		&& esc_url_raw( $address, array( 'http', 'https' ) ) === $address;
}

/** Checks whether a text is an address that a link may have: of the web, or relative to the page. */
function is_link_address( string $address ): bool {
	// Browsers ignore control characters in a protocol.
	return ! preg_match( '/[\x00-\x1F\x7F]/', $address )
		&& wp_kses_bad_protocol( $address, array( 'http', 'https' ) ) === $address;
}

/**
 * Reads the value of an attribute.
 *
 * @param string $name  Name of the attribute.
 * @param array  $kind  Its kind, from elements().
 * @param mixed  $value What the shortcode or the block has.
 * @return string|null The value for HTML; null if it is not allowed.
 */
function read_value( string $name, array $kind, $value ): ?string {
	if ( is_bool( $value ) ) {
		$value = $value ? 'true' : 'false';
	}
	if ( ! is_string( $value ) && ! is_int( $value ) ) {
		return null;
	}
	// Editors write the special characters of HTML as entities.
	$text = trim( html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	return is_allowed( $name, $kind, $text ) ? $text : null;
}

/** Checks whether a value fits the kind of its attribute. */
function is_allowed( string $name, array $kind, string $text ): bool {
	if ( 'host' === $name ) {
		return in_array( untrailingslashit( $text ), settings()['hosts'], true );
	}
	if ( isset( $kind['choices'] ) ) {
		return in_array( $text, $kind['choices'], true );
	}
	switch ( $kind['type'] ) {
		case 'boolean':
			return in_array( $text, array( 'true', 'false' ), true );
		case 'integer':
			return ctype_digit( $text ) && $text >= $kind['min'] && $text <= $kind['max'];
		case 'name':
			return 1 === preg_match( '/^[\w-]+$/D', $text );
		case 'day':
			return 1 === preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $text, $day )
				&& checkdate( (int) $day[2], (int) $day[3], (int) $day[1] );
		case 'string':
			return '-url' !== substr( $name, -4 ) || is_link_address( $text );
	}
	return false;
}

/** Returns the words for what the value of an attribute may be. */
function allowed_text( array $kind ): string {
	if ( isset( $kind['choices'] ) ) {
		return implode( ', ', $kind['choices'] );
	}
	switch ( $kind['type'] ) {
		case 'boolean':
			return 'true, false';
		case 'integer':
			/* translators: 1: the least number, 2: the greatest number. */
			return sprintf( __( 'a whole number from %1$d to %2$d', 'event-portal' ), $kind['min'], $kind['max'] );
		case 'name':
			return __( 'letters, digits, - and _', 'event-portal' );
		case 'day':
			return __( 'a day as in 2026-12-24', 'event-portal' );
	}
	return __( 'an address of the web', 'event-portal' );
}
